import { http } from 'msw'
import { buildMessage } from '../../__mocks__/fixtures'
import { apiServer, success } from '../../__mocks__/handlers'
import { reducer } from '../app/store'
import { messagesApi } from '../features/messages/messagesApi'
import { overviewApi } from '../features/overview/overviewApi'
import { createStudioStore, redactMessages } from './createStudioStore'

const { listMessages, exportMessages } = messagesApi.endpoints

const secret = { name: 'Budi rahasia', email: 'rahasia@contoh.id', message: 'Isi rahasia' }
const message = buildMessage({ ...secret, subject: 'Tawaran rahasia' })

it('hides messages from Redux DevTools, and nothing else of the studio', async () => {
  const finding = { severity: 'could', message: 'PUBLIC_URL is not set.' }
  const messages = [message, { ...message, id: 'b' }]
  apiServer.use(
    http.get('*/api/studio/messages', () => success({ messages })),
    http.get('*/api/studio/messages/export/csv', () => success({ text: '"Isi rahasia"' })),
    http.get('*/api/studio/findings', () => success({ findings: [finding] })),
  )
  const shown: unknown[] = []
  const store = createStudioStore()
  store.replaceReducer((state, action) => {
    const next = reducer(state, action)
    shown.push(redactMessages.actionSanitizer(action), redactMessages.stateSanitizer(next))
    return next
  })
  const { dispatch } = store
  await dispatch(listMessages.initiate({ limit: 50 }))
  await dispatch(exportMessages.initiate('csv', { track: false }))
  await dispatch(overviewApi.endpoints.listFindings.initiate('id'))
  dispatch(
    messagesApi.util.updateQueryData('listMessages', { limit: 50 }, (list) => {
      list.messages = list.messages.filter(({ id }) => id !== 'a')
    }),
  )
  expect(JSON.stringify(store.getState())).toContain('Isi rahasia')
  const text = JSON.stringify(shown)
  expect(text).toContain('api/queries/queryResultPatched')
  expect(text).toContain('PUBLIC_URL is not set.')
  expect(text).not.toContain('rahasia')
})
