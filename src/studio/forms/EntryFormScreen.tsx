import { useParams } from 'react-router-dom'
import { NotFoundScreen } from '../layout/NotFoundScreen'
import { nouns } from '../nouns'
import { Screen } from '../ui/Screen'
import { EntryForm } from './EntryForm'
import type { FormDefinition } from './fields'

/** The screen of an entry, or of a new one at `baru`. */
export function EntryFormScreen({ form }: { form: FormDefinition }) {
  const { id } = useParams()
  const { entry } = nouns[form.resource]
  if (id === 'baru') {
    return (
      <Screen title={`Tambah ${entry}`}>
        <EntryForm key="baru" form={form} id={undefined} />
      </Screen>
    )
  }
  if (!/^[1-9]\d{0,9}$/.test(id ?? '')) return <NotFoundScreen />
  return (
    <Screen title={`Sunting ${entry}`}>
      <EntryForm key={id} form={form} id={Number(id)} />
    </Screen>
  )
}
