import { useId, useState } from 'react'
import styled from 'styled-components'
import type { PageViews } from '../../contract/studio'
import { overviewApi } from '../../features/overview/overviewApi'
import { Button } from '../../ui/Button'
import { Loading } from '../../ui/Loading'
import { Heading, MutedText } from '../../ui/Page'
import { failureReason } from '../ui/failureReason'
import { ActionButton } from '../ui/PendingButton'

/** Pages that are shown before the owner asks for all. */
const shownPages = 10

const number = new Intl.NumberFormat('id-ID')

const Table = styled.table`
  width: 100%;
  margin-block: 0.75rem;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.size.small};

  th,
  td {
    padding: 0.5rem 0.5rem 0.5rem 0;
    border-bottom: 1px solid ${({ theme }) => theme.line};
    text-align: start;
    font-weight: 500;
  }

  thead th {
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.tiny};
  }

  td:last-child,
  th:last-child {
    width: 5.5rem;
    padding-right: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`

/** A border, because forced colours remove backgrounds. */
const Bar = styled.div`
  min-width: 2px;
  margin-top: 0.25rem;
  border-top: 0.375rem solid ${({ theme }) => theme.accent};
`

/** How often visitors have opened each page in the last 30 days. */
export function ViewsSection() {
  const { data, error, refetch } = overviewApi.endpoints.listViews.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const headingId = useId()
  return (
    <section>
      <Heading id={headingId}>Kunjungan 30 hari terakhir</Heading>
      {data && (
        <>
          <MutedText>
            {data.is_counted
              ? `${number.format(data.total)} kali dibuka. Yang dihitung hanya hari, halaman, dan jumlahnya.`
              : 'Server ini tidak menghitung kunjungan (VIEWS=off).'}
          </MutedText>
          {data.pages.length > 0 && <ViewsTable pages={data.pages} labelledBy={headingId} />}
        </>
      )}
      {!data &&
        (error ? (
          <>
            <p role="alert">{`Kunjungan gagal dimuat. ${failureReason(error)}`}</p>
            <ActionButton action={refetch}>Coba Lagi</ActionButton>
          </>
        ) : (
          <Loading text="Memuat kunjungan …" />
        ))}
    </section>
  )
}

function ViewsTable({ pages, labelledBy }: { pages: readonly PageViews[]; labelledBy: string }) {
  const [showsAll, setShowsAll] = useState(false)
  const most = Math.max(1, ...pages.map(({ views }) => views))
  return (
    <>
      <Table aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">Halaman</th>
            <th scope="col">Dibuka</th>
          </tr>
        </thead>
        <tbody>
          {pages.slice(0, showsAll ? undefined : shownPages).map(({ path, views }) => (
            <tr key={path}>
              <th scope="row">
                {path}
                <Bar style={{ width: `${(100 * views) / most}%` }} />
              </th>
              <td>{number.format(views)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {!showsAll && pages.length > shownPages && (
        <Button $variant="outline" onClick={() => setShowsAll(true)}>
          {`Tampilkan semua ${pages.length} halaman`}
        </Button>
      )}
    </>
  )
}
