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
import {
  draftCountsDataSchema,
  findingsDataSchema,
  siteTasksDataSchema,
  untranslatedDataSchema,
  viewsDataSchema,
} from '../../contract/responses/studio'

export const overviewApi = api.enhanceEndpoints({ addTagTypes: ['Overview'] }).injectEndpoints({
  endpoints: (build) => ({
    listFindings: build.query<Finding[], Language>({
      query: (language) => ({ url: '/studio/findings', params: { message_language: language } }),
      extraOptions: { dataSchema: findingsDataSchema },
      transformResponse: ({ findings }: FindingsData) => findings,
      providesTags: ['Overview'],
    }),
    listUntranslated: build.query<UntranslatedEntry[], void>({
      query: () => '/studio/translations',
      extraOptions: { dataSchema: untranslatedDataSchema },
      transformResponse: ({ entries }: UntranslatedData) => entries,
      providesTags: ['Overview'],
    }),
    listSiteTasks: build.query<SiteTask[], void>({
      query: () => '/studio/tasks',
      extraOptions: { dataSchema: siteTasksDataSchema },
      transformResponse: ({ tasks }: SiteTasksData) => tasks,
      providesTags: ['Overview'],
    }),
    countDrafts: build.query<DraftCount[], void>({
      query: () => '/studio/drafts',
      extraOptions: { dataSchema: draftCountsDataSchema },
      transformResponse: ({ counts }: DraftCountsData) => counts,
      // Every write invalidates the lists of its type.
      providesTags: Object.values(nouns).map(({ tag }) => listTag(tag)),
    }),
    listViews: build.query<ViewsData, void>({
      query: () => '/studio/views',
      extraOptions: { dataSchema: viewsDataSchema },
      providesTags: ['Overview'],
    }),
  }),
})
