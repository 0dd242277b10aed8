import { fireEvent, render, screen } from '@testing-library/react'
import { buildProfile } from '../../__mocks__/fixtures'
import { serveProfile } from '../../__mocks__/handlers'
import { en } from '../language/en'
import { id } from '../language/id'
import { languages } from '../language/languages'
import type { Texts } from '../language/texts'
import { MultilingualSite } from './MultilingualSite'
import { Providers } from './Providers'
import { createStore } from './store'

/** A catalogue in Hebrew, as far as this test reads it. */
const he: Texts = {
  ...en,
  common: { ...en.common, lang: 'he', contactMe: 'צור קשר', email: 'דוא״ל' },
  layout: { ...en.layout, skipToContent: 'דלג לתוכן', navigation: 'ניווט ראשי' },
  pages: { ...en.pages, home: 'בית', about: 'אודות', contact: 'יצירת קשר' },
  contact: { ...en.contact, location: 'מיקום', form: 'שליחת הודעה', responseTime: 'זמן תגובה' },
}

const hebrew = {
  name: 'עברית',
  locale: 'he_IL',
  direction: 'rtl',
  loadShared: () => Promise.resolve(he),
  load: () => Promise.resolve(he),
}

beforeAll(() => void Object.assign(languages, { he: hebrew }))
afterAll(() => void Reflect.deleteProperty(languages, 'he'))

it('is read from right to left in a language that is; the owner’s texts by their content', async () => {
  window.history.replaceState(null, '', '/contact')
  serveProfile(buildProfile({ location: 'تهران، ایران' }))
  render(
    <Providers store={createStore({ host: { languages: 'id he' } })}>
      <MultilingualSite language="id" texts={id} />
    </Providers>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Hubungi Saya' })
  expect(document.documentElement).toHaveAttribute('dir', 'ltr')
  expect(screen.getByRole('textbox', { name: 'Pesan' })).toHaveAttribute('dir', 'auto')
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('dir', 'ltr')
  const [shown, inFooter] = await screen.findAllByText('تهران، ایران')
  expect(shown?.localName).toBe('bdi')
  expect(inFooter).toHaveAttribute('dir', 'auto')

  const [link] = screen.getAllByRole('link', { name: 'עברית', hidden: true })
  expect(link).toHaveAttribute('dir', 'rtl')
  fireEvent.click(link!)
  expect(await screen.findByRole('heading', { level: 1, name: 'צור קשר' })).toBeInTheDocument()
  expect(document.documentElement).toHaveAttribute('lang', 'he')
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(screen.getByRole('heading', { name: 'שליחת הודעה' })).toBeInTheDocument()
})
