import { api } from '../../api/api'
import { pickData } from '../../api/entryEndpoints'
import { listTag } from '../../api/tags'
import { nouns } from '../../contract/nouns'
import {
  draftCountsDataSchema,
  findingsDataSchema,
  siteTasksDataSchema,
  untranslatedDataSchema,
  viewsDataSchema,
} from '../../contract/responses/studio'
import type {
  DraftCount,
  Finding,
  SiteTask,
  UntranslatedEntry,
  ViewsData,
} from '../../contract/studio'
import type { Language } from '../../language/languages'

export const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFindings: build.query<Finding[], Language>({
      query: (language) => ({ url: '/studio/findings', params: { message_language: language } }),
      ...pickData(findingsDataSchema, 'findings'),
      providesTags: ['Overview'],
    }),
    listUntranslated: build.query<UntranslatedEntry[], void>({
      query: () => '/studio/translations',
      ...pickData(untranslatedDataSchema, 'entries'),
      providesTags: ['Overview'],
    }),
    listSiteTasks: build.query<SiteTask[], void>({
      query: () => '/studio/tasks',
      ...pickData(siteTasksDataSchema, 'tasks'),
      providesTags: ['Overview'],
    }),
    countDrafts: build.query<DraftCount[], void>({
      query: () => '/studio/drafts',
      ...pickData(draftCountsDataSchema, 'counts'),
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
