import { useRef, useState } from 'react'
import styled from 'styled-components'
import { picturesApi } from '../../features/pictures/picturesApi'
import { FilterBar, ResultCount } from '../../ui/FilterBar'
import { Notice } from '../../ui/Notice'
import { useNotify } from '../notices/noticesSlice'
import { LoadState } from '../ui/LoadState'
import { Screen } from '../ui/Screen'
import { PictureCard } from './PictureCard'
import { PictureGrid } from './pictureStyles'
import { PictureUpload } from './PictureUpload'

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
`

/** All uploaded pictures, and those that no entry shows. */
export default function PicturesScreen() {
  const notify = useNotify()
  const [filter, setFilter] = useState<'all' | 'unused'>('all')
  const content = useRef<HTMLDivElement>(null)
  // Every change of content changes where pictures are used.
  const options = { refetchOnMountOrArgChange: true }
  const { data, error, refetch } = picturesApi.endpoints.listPictures.useQuery(undefined, options)
  const unused = data?.filter(({ uses }) => uses.length === 0)
  const shown = filter === 'all' ? data : unused
  return (
    <Screen title="Gambar">
      <Content ref={content} tabIndex={-1}>
        <PictureUpload
          label="Unggah gambar"
          multiple
          pastesAnywhere
          onUploaded={() => notify('Gambar terunggah.')}
        />
        {data && unused && data.length > 0 && (
          <FilterBar
            label="Saring gambar"
            noun="gambar"
            selected={filter}
            onSelect={setFilter}
            options={[
              { value: 'all', label: 'Semua', count: data.length },
              { value: 'unused', label: 'Tidak dipakai', count: unused.length },
            ]}
          />
        )}
        <ResultCount count={shown?.length} noun="gambar" />
        <PictureGrid>
          {shown?.map((picture) => (
            <PictureCard
              key={picture.hash}
              picture={picture}
              onDeleted={() => content.current?.focus()}
            />
          ))}
        </PictureGrid>
        {shown?.length === 0 && <Notice {...emptyTexts[filter]} />}
        {!data && <LoadState title="Gambar" error={error} onRetry={refetch} />}
      </Content>
    </Screen>
  )
}

const emptyTexts = {
  all: { title: 'Belum ada gambar', message: 'Gambar yang Anda unggah muncul di sini.' },
  unused: { title: 'Semua gambar dipakai', message: 'Tidak ada yang perlu dihapus.' },
}
