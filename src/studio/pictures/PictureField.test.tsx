import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { delay, http } from 'msw'
import { useEffect } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { MemoryRouter } from 'react-router-dom'
import { buildPicture } from '../../../__mocks__/fixtures'
import { acceptUploads, apiServer, failure } from '../../../__mocks__/handlers'
import { StudioProviders } from '../../../__mocks__/StudioProviders'
import { createStudioStore } from '../createStudioStore'
import { PictureField } from './PictureField'

const file = new File(['gambar'], 'sawah.jpg', { type: 'image/jpeg' })
const picture = buildPicture()

interface Props {
  initial: string
  onChange: (value: string) => void
}

function Form({ initial, onChange }: Props) {
  const methods = useForm({ defaultValues: { cover: initial, cover_alt: '' } })
  const { subscribe } = methods
  useEffect(
    () =>
      subscribe({
        name: 'cover',
        formState: { values: true },
        callback: ({ values }) => onChange(values.cover),
      }),
    [subscribe, onChange],
  )
  const alt = useWatch({ control: methods.control, name: 'cover_alt' })
  return (
    <FormProvider {...methods}>
      <PictureField label="Sampul" path="cover" alt="cover_alt" />
      {alt && <p>Keterangan: {alt}</p>}
    </FormProvider>
  )
}

function renderField(initial = '') {
  const onChange = jest.fn()
  render(
    <StudioProviders store={createStudioStore()}>
      <MemoryRouter>
        <Form initial={initial} onChange={onChange} />
      </MemoryRouter>
    </StudioProviders>,
  )
  return { onChange, user: userEvent.setup({ delay: null }) }
}

const input = () => screen.getByLabelText('Unggah gambar')
const zone = () => screen.getByRole('group', { name: 'Unggah: Sampul' })

it.each([
  ['selected', (user: UserEvent) => user.upload(input(), file)],
  ['dropped', () => fireEvent.drop(zone(), { dataTransfer: { files: [file] } })],
  ['pasted', () => fireEvent.paste(zone(), { clipboardData: { types: ['Files'], files: [file] } })],
])('uploads a %s file, and takes over what describes it', async (_how, give) => {
  const uploads = acceptUploads()
  const { onChange, user } = renderField()
  const given = give(user)
  if (typeof given === 'object') await given
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(`${picture.url}?focus=30,60`))
  const sent = uploads.map((headers) => [headers.get('content-type'), headers.get('x-studio')])
  expect(sent).toEqual([['image/jpeg', '1']])
  expect(await screen.findByText('Keterangan: Sawah')).toBeInTheDocument()
})

it('shows the progress of an upload, which can be cancelled', async () => {
  apiServer.use(
    http.post('*/api/pictures', async () => {
      await delay('infinite')
      return failure(500, '')
    }),
  )
  const { onChange, user } = renderField()
  await user.upload(input(), file)
  expect(await screen.findByRole('progressbar')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Batalkan sawah.jpg' }))
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([''])
  expect(onChange).not.toHaveBeenCalled()
})

it('explains why a file is refused, and does not send one of more than 20 MB', async () => {
  let path = ''
  apiServer.use(http.post('*/api/pictures', () => failure(400, 'no', [{ path, message: 'no' }])))
  const { user } = renderField()
  for (const [refused, reason] of [
    ['type', /sawah\.jpg: Berkas itu bukan JPEG, PNG, WebP, atau AVIF\./],
    ['pixels', /paling banyak 50 juta piksel/],
    ['data', /Berkas itu rusak/],
  ] as const) {
    path = refused
    // The same file again would be no change of the field.
    await user.upload(input(), new File(['gambar'], 'sawah.jpg', { type: 'image/jpeg' }))
    expect(await screen.findByText(reason)).toBeInTheDocument()
  }
  const large = new File(['a'], 'besar.png', { type: 'image/png' })
  Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 })
  await user.upload(input(), large)
  expect(await screen.findByText(/besar\.png: .*lebih besar dari 20 MB/)).toBeInTheDocument()
})

it('moves the focal point with the arrow keys and with a tap', async () => {
  const { onChange, user } = renderField('/pictures/a.webp')
  const point = screen.getByRole('slider', { name: 'Titik fokus' })
  expect(point).toHaveAttribute('aria-valuetext', '50 % dari kiri, 50 % dari atas')
  point.focus()
  await user.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
  expect(onChange).toHaveBeenLastCalledWith('/pictures/a.webp?focus=55,56')
  point.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100)
  fireEvent.click(point, { clientX: 20, clientY: 90 })
  expect(onChange).toHaveBeenLastCalledWith('/pictures/a.webp?focus=10,90')
  fireEvent.click(point, { clientX: 100, clientY: 50 })
  expect(onChange).toHaveBeenLastCalledWith('/pictures/a.webp')
  await user.click(screen.getByRole('button', { name: 'Lepas gambar' }))
  expect(onChange).toHaveBeenLastCalledWith('')
  expect(point).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Pilih yang sudah ada' })).toHaveFocus()
})
