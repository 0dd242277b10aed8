import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { mockResponse, success } from '../../../__mocks__/handlers'
import { contentsOf } from '../../../__mocks__/queries'
import { StudioProviders } from '../../../__mocks__/StudioProviders'
import type { Revision } from '../../contract/studio'
import { createStudioStore } from '../createStudioStore'
import { projects } from '../entries/projects'
import { toFormValues } from '../forms/formValues'
import { fieldsOf } from '../forms/labels'
import { compareTexts, shorten } from './differences'
import { EntryHistory } from './EntryHistory'

const story = 'Toko ini menjual batik tulis dari Cirebon.'

const skill_names = [{ id: 1 }]

const revisions: Revision[] = [
  { title: 'Toko Batik', story, skill_names, client: '', views: 1 },
  { title: 'Toko Batik', story: story.replace('tulis', 'cap'), skill_names },
  { title: 'Toko', story, skill_names, views: 1 },
].map((data, index) => ({
  id: 3 - index,
  action: index === 2 ? 'created' : 'updated',
  saved_at: `2026-11-2${2 - index}T05:00:00.000Z`,
  data,
}))

const categories = [
  { id: 1, name: 'Situs' },
  { id: 2, name: 'Peta digital' },
]

const skill = { id: 1, name: 'TypeScript', category_id: 1, is_active: 1 }

async function openHistory(saved: Revision['data'] = revisions[0]?.data ?? {}) {
  mockResponse('/categories', () => success({ categories }))
  mockResponse('/skills', () => success({ skills: [skill] }))
  const savedValues = toFormValues(fieldsOf(projects.form), saved)
  let form: UseFormReturn | undefined
  function Form() {
    form = useForm({ defaultValues: { title: 'Toko Batik', story } as FieldValues })
    return (
      <FormProvider {...form}>
        <EntryHistory form={projects.form} id={7} savedValues={savedValues} />
      </FormProvider>
    )
  }
  const view = render(
    <StudioProviders store={createStudioStore()}>
      <Form />
    </StudioProviders>,
  )
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getByText('Riwayat'))
  return { ...view, user, read: () => form?.getValues() }
}

const findStates = async () => (await screen.findAllByRole('listitem')).map((row) => within(row))

it('shows what has changed since an earlier state, and gives it back', async () => {
  mockResponse('/revisions/projects/7', () => success({ revisions }))
  const { user, read } = await openHistory()
  const [last, first, ...others] = await findStates()
  expect(others).toEqual([])
  expect(first!.getByText(/^20 November 2026 .* · dibuat$/)).toBeVisible()

  await user.click(last!.getByText(/^21 November 2026 .* · Judul, Cerita$/))
  expect(last!.getByText('Dibandingkan dengan keadaan sekarang:')).toBeVisible()
  expect(contentsOf(last!.getAllByRole('term'))).toEqual(['Cerita'])
  expect(last!.getByRole('deletion')).toHaveTextContent(/^dahulu: cap$/)
  expect(last!.getByRole('insertion')).toHaveTextContent(/^sekarang: tulis$/)
  expect(last!.getByRole('definition')).toHaveTextContent(/^Toko ini .* Cirebon\.$/)

  await user.click(last!.getByRole('button', { name: /^Pulihkan keadaan 21 November 2026/ }))
  expect(read()).toMatchObject({ title: 'Toko Batik', story: revisions[1]?.data.story })
})

it('shows values as the form does: names of entries, days, times in Jakarta, lists in lines', async () => {
  const before = { title: 'Peta', client: null, is_active: 0, category_id: 1, outcomes: [] }
  const after = {
    ...{ title: 'Peta', client: '', is_active: 1, category_id: 2 },
    ...{ created_at: '2026-11-22T05:00:00.000Z', start_date: '2026-02' },
    outcomes: [{ figure: '3×', label: 'lebih cepat' }],
    skill_names: [{ id: 1 }, { id: 99 }],
  }
  const states = [after, before].map((data, index) => ({
    ...{ id: 2 - index, action: 'updated', saved_at: '2026-11-22T05:00:00.000Z', data },
  }))
  mockResponse('/revisions/projects/7', () => success({ revisions: states }))
  const { user } = await openHistory(after)
  await user.click(await screen.findByText(/^22 November 2026/))
  await screen.findByText('Peta digital')
  await screen.findByText(/TypeScript/)
  const changes = contentsOf(screen.getAllByRole('definition'))
  const labels = contentsOf(screen.getAllByRole('term'))
  expect(labels.map((label, index) => [label, changes[index]])).toEqual([
    ['Kategori', 'dahulu: Situs sekarang: Peta digital'],
    ['Teknologi', 'sekarang: TypeScript\n99'],
    ['Mulai', 'sekarang: Februari 2026'],
    ['Hasil', 'sekarang: 3× · lebih cepat'],
    ['Tanggal', 'sekarang: 22 November 2026 pukul 12.00'],
    ['Tampil di situs', 'dahulu: tidak sekarang: ya'],
  ])
})

it('finds whole words, and shortens the side that is farther from the change', () => {
  const parts = { start: 'batik ', removed: 'tulis', added: 'lukis', end: ' halus' }
  expect(compareTexts('batik tulis halus', 'batik lukis halus')).toEqual(parts)
  expect(shorten('abcdef', 3, 'start')).toBe('abc…')
  expect(shorten('abcdef', 3, 'end')).toBe('…def')
  expect(shorten('abc', 3, 'end')).toBe('abc')
})
