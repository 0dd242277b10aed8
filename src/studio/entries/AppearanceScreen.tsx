import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import type { AppearanceChanges } from '../../contract/appearance'
import { appearanceApi, appearanceId } from '../../features/appearance/appearanceApi'
import { historyApi } from '../../features/history/historyApi'
import { EntryForm } from '../forms/EntryForm'
import type { FormValues } from '../forms/formValues'
import { fieldsOf } from '../forms/labels'
import { isSaved } from '../history/differences'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useWrite } from '../notices/noticesSlice'
import { ActionButton } from '../ui/PendingButton'
import { Screen } from '../ui/Screen'
import { appearanceForm } from './appearanceForm'

const { updateAppearance } = appearanceApi.endpoints

/** Saves the appearance before the last change again; nothing if it has never changed. */
function UndoButton({ saved, onUndone }: { saved: FormValues; onUndone: () => void }) {
  const { appearance: texts } = useStudioTexts()
  const { data: revisions } = historyApi.useListRevisionsQuery({
    resource: 'appearance',
    id: appearanceId,
  })
  const write = useWrite()
  const previous = revisions?.find((revision) => !isSaved(appearanceForm, revision, saved))?.data
  if (!previous) return null

  async function handleUndo(): Promise<void> {
    const values: Partial<Record<string, unknown>> = { ...previous }
    const fields = fieldsOf(appearanceForm).map(({ name }) => [name, values[name] ?? null])
    const changes = Object.fromEntries(fields) as AppearanceChanges
    const request = updateAppearance.initiate({ id: appearanceId, changes })
    const messages = { failure: texts.undoFailed, success: texts.undone }
    const { isDone } = await write(request, messages)
    if (isDone) onUndone()
  }

  return (
    <ActionButton $variant="outline" action={handleUndo}>
      <Undo2 aria-hidden="true" />
      {texts.undo}
    </ActionButton>
  )
}

export default function AppearanceScreen() {
  const { nouns } = useStudioTexts()
  const [undone, setUndone] = useState(0)
  // An undo below unsaved changes would be a change elsewhere for them.
  const [saved, setSaved] = useState<FormValues>()
  const readAgain = () => {
    setSaved(undefined)
    setUndone((count) => count + 1)
  }
  return (
    <Screen
      title={nouns.appearance.title}
      action={saved && <UndoButton saved={saved} onUndone={readAgain} />}
    >
      <EntryForm
        key={undone}
        form={appearanceForm}
        id={appearanceId}
        onChange={(entry) => setSaved(entry.hasChanges ? undefined : entry.savedValues)}
      />
    </Screen>
  )
}
