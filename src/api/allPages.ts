import type { DataSchema } from '../contract/schema/envelope'
import type { Pagination } from '../contract/schema/values'
import type { SendQuery } from './mergedPages'
import { mergeRepeatedIds } from './mergeRows'

/** Protects against a server that reports ever more pages. */
const maxPages = 100

/**
 * The definition of an endpoint that fetches all pages of a profile's list, one after another. It results
 * in all rows without repeated ids, or in the first error.
 * @param selectRows returns the rows of a page's data
 */
export const allPagesEndpoint = <Data extends { pagination: Pagination }, Row extends object>(
  path: string,
  dataSchema: DataSchema<Data>,
  selectRows: (data: Data) => readonly Row[],
) => ({
  extraOptions: { dataSchema },
  queryFn: async (profileId: number, _api: unknown, _options: unknown, send: SendQuery) => {
    const rows: Row[] = []
    for (let page = 1, totalPages = 1; page <= Math.min(totalPages, maxPages); page += 1) {
      const url = `${path}/profile/${profileId}`
      const { data, error } = await send({ url, params: { page, limit: 100 } })
      if (error) return { error }
      rows.push(...selectRows(data as Data))
      totalPages = (data as Partial<Data>).pagination?.totalPages ?? 1
    }
    // A row that is inserted between two requests moves another one to the next page.
    return { data: mergeRepeatedIds(rows) }
  },
})
