import { useCallback, useRef, useState } from 'react'
import styled from 'styled-components'
import type { SitePicture, StoredPicture } from '../../contract/pictures'
import { picturesApi } from '../../features/pictures/picturesApi'
import { FilterBar, ResultCount } from '../../ui/lists/FilterBar'
import { MutedText } from '../../ui/Page'
import { useStudioTexts } from '../language/StudioTextsContext'
import { effectiveOptions } from '../lists/ListToolbar'
import { useNotify } from '../notices/noticesSlice'
import { LeaveDialog } from '../ui/dialogs/ModalDialog'
import { EmptyState, LoadState, upToDate } from '../ui/LoadState'
import { Screen } from '../ui/Screen'
import { Stack } from '../ui/Section'
import { PictureCard, SitePictureCard } from './PictureCard'
import { PictureGrid } from './pictureStyles'
import { PictureUpload } from './PictureUpload'

const Content = styled(Stack)`
  /* The row of filters has a space of its own elsewhere. */
  > [data-scripted] {
    margin-bottom: 0;
  }
`

const filters = ['all', 'uploaded', 'files', 'unused'] as const
type Filter = (typeof filters)[number]

function filterPictures(
  filter: Filter,
  stored: readonly StoredPicture[] = [],
  files: readonly SitePicture[] = [],
) {
  const isShown = ({ uses }: Pick<SitePicture, 'uses'>) => filter !== 'unused' || uses.length === 0
  const shown = {
    stored: filter === 'files' ? [] : stored.filter(isShown),
    files: filter === 'uploaded' ? [] : files.filter(isShown),
  }
  return { ...shown, count: shown.stored.length + shown.files.length }
}

function NoPictures({ filter }: { filter: Filter }) {
  const { pictures: texts } = useStudioTexts()
  return filter === 'unused' ? (
    <EmptyState title={texts.allUsed} message={texts.allUsedHint} />
  ) : (
    <EmptyState title={texts.empty} message={texts.emptyHint} />
  )
}

/** Asks before the screen is left with descriptions that are not saved. */
function useEditedPictures() {
  const { forms } = useStudioTexts()
  const hashes = useRef(new Set<string>())
  const hasChanges = () => hashes.current.size > 0
  const setEdited = useCallback((hash: string, isEdited: boolean) => {
    if (isEdited) hashes.current.add(hash)
    else hashes.current.delete(hash)
  }, [])
  const leaveDialog = (
    <LeaveDialog hint={forms.lostHint} hasChanges={hasChanges} losesChanges={hasChanges} />
  )
  return { leaveDialog, setEdited }
}

export default function PicturesScreen() {
  const notify = useNotify()
  const { lists, pictures: texts, screens } = useStudioTexts()
  const [filter, setFilter] = useState<Filter>('all')
  const content = useRef<HTMLDivElement>(null)
  const { leaveDialog, setEdited } = useEditedPictures()
  const stored = picturesApi.endpoints.listPictures.useQuery(undefined, upToDate)
  const files = picturesApi.endpoints.listSitePictures.useQuery(undefined, upToDate)
  const shown = filterPictures(filter, stored.data, files.data)
  const hasData = stored.data !== undefined && files.data !== undefined
  const labels = { all: lists.all, uploaded: texts.uploadedOnes, files: texts.siteFiles }
  return (
    <Screen title={screens.pictures}>
      <Content $gap="1.25rem" ref={content} tabIndex={-1}>
        <PictureUpload
          label={texts.upload}
          multiple
          pastesAnywhere
          onUploaded={() => notify(texts.uploaded)}
        />
        {hasData && (
          <FilterBar
            label={texts.filter}
            describeCount={texts.count}
            selected={filter}
            onSelect={setFilter}
            options={effectiveOptions(
              filters.map((value) => ({
                value,
                label: { ...texts, ...labels }[value],
                count: filterPictures(value, stored.data, files.data).count,
              })),
              filter,
            )}
          />
        )}
        <ResultCount text={hasData ? texts.shown(shown.count) : undefined} />
        {filter === 'files' && <MutedText>{texts.siteFileHint}</MutedText>}
        <PictureGrid>
          {stored.data?.map((picture) => (
            <PictureCard
              key={picture.hash}
              picture={picture}
              isHidden={!shown.stored.includes(picture)}
              onDeleted={() => content.current?.focus()}
              onEdited={setEdited}
            />
          ))}
          {shown.files.map((file) => (
            <SitePictureCard key={file.name} {...file} />
          ))}
        </PictureGrid>
        {hasData && shown.count === 0 && <NoPictures filter={filter} />}
        <LoadState title={screens.pictures} query={stored} />
        <LoadState title={texts.siteFiles} query={files} />
      </Content>
      {leaveDialog}
    </Screen>
  )
}
