import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { apiServer, success } from '../../../__mocks__/handlers'
import { renderStudio } from '../../../__mocks__/renderStudio'

const url = '*/api/studio/languages'

/** Serves these languages, and keeps what is saved. */
function serveLanguages(languages: string[], is_fixed = false) {
  const running = languages.join()
  let saved = languages
  const read = () =>
    success({ languages: saved, needs_restart: saved.join() !== running, is_fixed })
  const write = async ({ request }: { request: Request }) => {
    saved = ((await request.json()) as { languages: string[] }).languages
    return read()
  }
  apiServer.use(http.get(url, read), http.put(url, write))
  return { read: () => saved }
}

const radio = (name: string) => screen.findByRole('radio', { name })

it('selects the main language and the others of the site', async () => {
  const server = serveLanguages(['id'])
  const { user } = renderStudio('/studio/pengaturan')
  expect(await radio('Bahasa Indonesia')).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'English' })).not.toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'English' }))
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('Bahasa situs tersimpan.')).toBeVisible()
  expect(server.read()).toEqual(['id', 'en'])
  expect(screen.getByText(/Berlaku setelah server dimulai ulang/)).toBeVisible()

  await user.click(await radio('English'))
  expect(screen.getByRole('checkbox', { name: 'Bahasa Indonesia' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(await radio('English')).toBeChecked()
  await waitFor(() => expect(server.read()).toEqual(['en', 'id']))
})

it('changes nothing where the environment of the server has the setting', async () => {
  serveLanguages(['id', 'en'], true)
  renderStudio('/studio/pengaturan')
  expect(await radio('English')).toBeDisabled()
  expect(screen.getByText(/SITE_LANGUAGES/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Simpan' })).not.toBeInTheDocument()
})
