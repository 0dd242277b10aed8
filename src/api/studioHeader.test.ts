import { http } from 'msw'
import { setIsStudio } from '../../__mocks__/env'
import { apiServer } from '../../__mocks__/handlers/apiServer'
import { success } from '../../__mocks__/handlers/envelope'
import { createStore } from '../app/store'
import { profileApi } from '../features/profile/profileApi'

/** Requests the profile. @returns the value of the header that lets the owner's session count */
async function sentHeader(): Promise<string | null> {
  let header: string | null = null
  apiServer.use(
    http.get('*/api/profiles/1', ({ request }) => {
      header = request.headers.get('X-Studio')
      return success({ profile: { id: 1, full_name: 'Dewi' } })
    }),
  )
  const { dispatch } = createStore()
  await dispatch(profileApi.endpoints.getProfile.initiate(1)).unwrap()
  return header
}

it('is sent by the studio only', async () => {
  expect(await sentHeader()).toBeNull()
  setIsStudio(true)
  expect(await sentHeader()).toBe('1')
})
