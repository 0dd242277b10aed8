import { api } from '../../api/api'
import { fetchAllPages } from '../../api/mergedPages'
import { listTag } from '../../api/tags'
import type {
  Education,
  Experience,
  ProfileEducationsData,
  ProfileExperiencesData,
} from '../../contract/career'
import {
  profileEducationsDataSchema,
  profileExperiencesDataSchema,
} from '../../contract/responses/career'

const pageSize = 100

export const profileTimelineApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProfileExperiences: build.query<Experience[], number>({
      extraOptions: { dataSchema: profileExperiencesDataSchema },
      queryFn: (profileId, _api, _options, fetchWithBaseQuery) =>
        fetchAllPages(
          (page) => fetchWithBaseQuery(pageRequest('experiences', profileId, page)),
          (data: ProfileExperiencesData) => data.profile_experiences,
        ),
      providesTags: [listTag('Experience')],
    }),
    listProfileEducations: build.query<Education[], number>({
      extraOptions: { dataSchema: profileEducationsDataSchema },
      queryFn: (profileId, _api, _options, fetchWithBaseQuery) =>
        fetchAllPages(
          (page) => fetchWithBaseQuery(pageRequest('educations', profileId, page)),
          (data: ProfileEducationsData) => data.profile_educations,
        ),
      providesTags: [listTag('Education')],
    }),
  }),
})

function pageRequest(noun: 'experiences' | 'educations', profileId: number, page: number) {
  return { url: `/profile-${noun}/profile/${profileId}`, params: { page, limit: pageSize } }
}
