import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { apiServer, failure, success } from '../../../__mocks__/handlers'
import { enterText, expectLinks } from '../../../__mocks__/queries'
import { renderStudio } from '../../../__mocks__/renderStudio'
import { expectConsoleError } from '../../../__mocks__/setup/console'

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
  expect(
    await screen.findByText('Bahasa situs berlaku setelah server dimulai ulang.'),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Simpan' })).toHaveFocus()

  await user.click(await radio('English'))
  expect(screen.getByRole('checkbox', { name: 'Bahasa Indonesia' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(await radio('English')).toBeChecked()
  await waitFor(() => expect(server.read()).toEqual(['en', 'id']))
})

/** Serves settings, of which one is stored and one comes from the environment. */
function serveSettings() {
  const setting = (name: string, value: string, others: object = {}) => ({
    ...{ name, value, is_set: value !== '', is_fixed: false },
    ...others,
  })
  const settings = [
    setting('PUBLIC_URL', ''),
    setting('CONTACT_SMTP_URL', '', { is_set: true }),
    setting('CONTACT_TO', 'sukma@sukma.dev', { is_fixed: true }),
    setting('CONTACT_FROM', ''),
    setting('CONTACT_WEBHOOK', ''),
    setting('VIEWS', 'on'),
    setting('MESSAGE_DAYS', '180'),
    setting('UNTRANSLATED_POSTS', 'listed'),
  ]
  const saved: unknown[] = []
  let errors: object[] = []
  apiServer.use(
    http.get('*/api/studio/settings', () => success({ settings })),
    http.put('*/api/studio/settings', async ({ request }) => {
      const { settings: changes } = (await request.json()) as { settings: object }
      const language = new URL(request.url).searchParams.get('message_language')
      saved.push([language, changes])
      return errors.length > 0 ? failure(400, 'Salah', errors) : success({ settings })
    }),
    http.post('*/api/studio/settings/test-message', () => failure(422, 'Kata sandi salah.')),
  )
  return { saved, settings, refuse: (refused: object[]) => (errors = refused) }
}

it('changes the settings of the site, and shows a refusal beside its field', async () => {
  const { saved, refuse } = serveSettings()
  expectConsoleError(/400 Salah/)
  const { user } = renderStudio('/studio/pengaturan')
  const address = await screen.findByRole('textbox', { name: 'Alamat publik' })
  const save = () => user.click(screen.getByRole('button', { name: 'Simpan' }))
  refuse([{ path: 'MESSAGE_DAYS', message: 'harus berupa angka' }])
  const days = screen.getByRole('textbox', { name: 'Hari sampai pesan dihapus' })
  enterText('Hari sampai pesan dihapus', 'x')
  await save()
  expect(await screen.findByText('Harus berupa angka')).toBeVisible()
  expect(days).toHaveFocus()
  expect(days).toHaveAccessibleDescription(/Harus berupa angka/)

  refuse([])
  enterText('Hari sampai pesan dihapus', '30')
  enterText('Alamat publik', 'sukma.dev')
  fireEvent.blur(address)
  await user.click(screen.getByRole('checkbox', { name: 'Hitung kunjungan' }))
  await save()
  expect(await screen.findByText('Pengaturan tersimpan.')).toBeVisible()
  expect(screen.queryByText('Harus berupa angka')).not.toBeInTheDocument()
  const changes = { MESSAGE_DAYS: '30', PUBLIC_URL: 'https://sukma.dev', VIEWS: 'off' }
  expect(saved.at(-1)).toEqual(['id', changes])
})

it('replaces and removes a secret that it does not show, and keeps what the environment sets', async () => {
  const { saved } = serveSettings()
  expectConsoleError(/422 Kata sandi salah/)
  const { user, store } = renderStudio('/studio/pengaturan')
  const secret = await screen.findByRole('group', { name: 'Server email' })
  expect(secret).toHaveTextContent('Tersimpan')
  const recipient = screen.getByRole('textbox', { name: 'Penerima pesan' })
  expect(recipient).toBeDisabled()
  expect(recipient).toHaveAccessibleDescription(/CONTACT_TO/)

  await user.click(within(secret).getByRole('button', { name: 'Hapus' }))
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Hapus' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Ganti' }))
  await user.paste('smtps://a:rahasia@b.id')
  await user.keyboard('{Enter}')
  const changes = { CONTACT_SMTP_URL: 'smtps://a:rahasia@b.id' }
  await waitFor(() => expect(saved).toEqual([['id', changes]]))
  expect(JSON.stringify(store.getState())).not.toContain('rahasia')
  expect(await screen.findByRole('group', { name: 'Server email' })).toHaveTextContent('Tersimpan')
  expect(screen.getByRole('main')).toHaveFocus()

  await user.click(screen.getByRole('button', { name: 'Kirim pesan percobaan' }))
  expect(await screen.findByText('Kata sandi salah.')).toBeVisible()
  expectLinks(screen, { 'Halaman di menu': '/studio/tampilan#menu' })
})

it('asks before the owner leaves it with changes, unless they are undone or saved', async () => {
  serveSettings()
  serveLanguages(['id'])
  const { user } = renderStudio('/studio/pengaturan#PUBLIC_URL')
  const address = await screen.findByRole('textbox', { name: 'Alamat publik' })
  expect(address).toHaveFocus()
  const isWarned = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
  const leaveAndStay = async () => {
    await user.click(screen.getByRole('link', { name: 'Halaman di menu' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(/hilang jika Anda meninggalkannya/)
    await user.click(screen.getByRole('button', { name: 'Tetap di sini' }))
    expect(dialog).not.toBeInTheDocument()
  }
  enterText('Alamat publik', 'sukma.dev')
  await leaveAndStay()
  enterText('Alamat publik', '')
  const english = await screen.findByRole('checkbox', { name: 'English' })
  await user.dblClick(english)
  expect(isWarned()).toBe(false)
  await user.click(english)
  await leaveAndStay()
  expect(isWarned()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  await screen.findByText('Bahasa situs tersimpan.')
  await waitFor(() => expect(isWarned()).toBe(false))
})
