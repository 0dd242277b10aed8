import { api } from '../../api/api'
import { listTag } from '../../api/tags'
import { nouns } from '../../contract/nouns'
import type {
  DraftCount,
  DraftCountsData,
  Finding,
  FindingsData,
  SiteTask,
  SiteTasksData,
  UntranslatedData,
  UntranslatedEntry,
  ViewsData,
} from '../../contract/studio'
import type { Language } from '../../language/languages'

export const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFindings: build.query<Finding[], Language>({
      query: (language) => ({ url: '/studio/findings', params: { message_language: language } }),
      transformResponse: ({ findings }: FindingsData) => findings,
      providesTags: ['Overview'],
    }),
    listUntranslated: build.query<UntranslatedEntry[], void>({
      query: () => '/studio/translations',
      transformResponse: ({ entries }: UntranslatedData) => entries,
      providesTags: ['Overview'],
    }),
    listSiteTasks: build.query<SiteTask[], void>({
      query: () => '/studio/tasks',
      transformResponse: ({ tasks }: SiteTasksData) => tasks,
      providesTags: ['Overview'],
    }),
    countDrafts: build.query<DraftCount[], void>({
      query: () => '/studio/drafts',
      transformResponse: ({ counts }: DraftCountsData) => counts,
      // Every write invalidates the lists of its type.
      providesTags: ['Draft', ...Object.values(nouns).map(({ tag }) => listTag(tag))],
    }),
    listViews: build.query<ViewsData, void>({
      query: () => '/studio/views',
      providesTags: ['Overview'],
    }),
  }),
})
