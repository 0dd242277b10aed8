import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { SitePicture, StoredPicture } from '../../contract/pictures'
import { picturesApi } from '../../features/pictures/picturesApi'
import { FilterBar, ResultCount } from '../../ui/FilterBar'
import { Notice } from '../../ui/Notice'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useNotify } from '../notices/noticesSlice'
import { LoadState } from '../ui/LoadState'
import { Screen } from '../ui/Screen'
import { PictureCard } from './PictureCard'
import { PictureGrid } from './pictureStyles'
import { PictureUpload } from './PictureUpload'
import { SitePictureCard } from './SitePictureCard'

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
`

type Filter = 'all' | 'uploaded' | 'files' | 'unused'

/** All uploaded pictures and the files of the site, and those of them that no entry shows. */
export default function PicturesScreen() {
  const notify = useNotify()
  const { pictures: texts, screens } = useStudioTexts()
  const [filter, setFilter] = useState<Filter>('all')
  const content = useRef<HTMLDivElement>(null)
  const { stored, files } = usePictures()
  const groups = groupPictures(stored.data, files.data)
  const shown = groups[filter]
  const count = shown.stored.length + shown.files.length
  const hasData = stored.data !== undefined && files.data !== undefined
  return (
    <Screen title={screens.pictures}>
      <Content ref={content} tabIndex={-1}>
        <PictureUpload
          label={texts.upload}
          multiple
          pastesAnywhere
          onUploaded={() => notify(texts.uploaded)}
        />
        {hasData && <PictureFilter groups={groups} selected={filter} onSelect={setFilter} />}
        <ResultCount text={hasData ? texts.shown(count) : undefined} />
        <PictureGrid>
          {shown.stored.map((picture) => (
            <PictureCard
              key={picture.hash}
              picture={picture}
              onDeleted={() => content.current?.focus()}
            />
          ))}
          {shown.files.map((picture) => (
            <SitePictureCard key={picture.name} picture={picture} />
          ))}
        </PictureGrid>
        {hasData && count === 0 && <EmptyNotice isFiltered={filter === 'unused'} />}
        {[stored, files].map(
          ({ data, error, refetch }, index) =>
            !data && (
              <LoadState
                key={index}
                title={index === 0 ? screens.pictures : texts.siteFiles}
                error={error}
                onRetry={refetch}
              />
            ),
        )}
      </Content>
    </Screen>
  )
}

/** Every change of content changes where pictures are used. */
const options = { refetchOnMountOrArgChange: true }

function usePictures() {
  return {
    stored: picturesApi.endpoints.listPictures.useQuery(undefined, options),
    files: picturesApi.endpoints.listSitePictures.useQuery(undefined, options),
  }
}

interface Group {
  stored: readonly StoredPicture[]
  files: readonly SitePicture[]
}

const isUnused = ({ uses }: SitePicture | StoredPicture) => uses.length === 0

/** The pictures that each filter shows. */
function groupPictures(
  stored: readonly StoredPicture[] = [],
  files: readonly SitePicture[] = [],
): Record<Filter, Group> {
  return {
    all: { stored, files },
    uploaded: { stored, files: [] },
    files: { stored: [], files },
    unused: { stored: stored.filter(isUnused), files: files.filter(isUnused) },
  }
}

interface PictureFilterProps {
  groups: Record<Filter, Group>
  selected: Filter
  onSelect: (filter: Filter) => void
}

function PictureFilter({ groups, selected, onSelect }: PictureFilterProps) {
  const { pictures: texts } = useStudioTexts()
  const option = (value: Filter, label: string) => {
    const { stored, files } = groups[value]
    return { value, label, count: stored.length + files.length }
  }
  return (
    <FilterBar
      label={texts.filter}
      describeCount={texts.count}
      selected={selected}
      onSelect={onSelect}
      options={[
        option('all', texts.all),
        option('uploaded', texts.uploadedOnes),
        option('files', texts.siteFiles),
        option('unused', texts.unused),
      ]}
    />
  )
}

function EmptyNotice({ isFiltered }: { isFiltered: boolean }) {
  const { pictures: texts } = useStudioTexts()
  return isFiltered ? (
    <Notice title={texts.allUsed} message={texts.allUsedHint} />
  ) : (
    <Notice title={texts.empty} message={texts.emptyHint} />
  )
}
