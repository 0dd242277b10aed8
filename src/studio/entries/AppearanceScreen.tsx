import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import type { AppearanceChanges } from '../../contract/appearance'
import { appearanceApi, appearanceId } from '../../features/appearance/appearanceApi'
import { historyApi } from '../../features/history/historyApi'
import { EntryForm } from '../forms/EntryForm'
import { fieldsOf } from '../forms/labels'
import { useStudioTexts } from '../language/StudioTextsContext'
import { ActionButton } from '../ui/PendingButton'
import { Screen } from '../ui/Screen'
import { appearanceForm } from './appearanceForm'

/** Saves the appearance before the last change again; nothing if it has never changed. */
function UndoButton({ onUndone }: { onUndone: () => void }) {
  const { appearance: texts } = useStudioTexts()
  const { data: revisions } = historyApi.useListRevisionsQuery({
    resource: 'appearance',
    id: appearanceId,
  })
  const [update, { isError }] = appearanceApi.useUpdateAppearanceMutation()
  const previous = revisions?.[1]?.data
  if (!previous) return null

  async function handleUndo(): Promise<void> {
    const values: Partial<Record<string, unknown>> = { ...previous }
    const fields = fieldsOf(appearanceForm).map(({ name }) => [name, values[name] ?? null])
    const changes = Object.fromEntries(fields) as AppearanceChanges
    const { error } = await update({ id: appearanceId, changes })
    if (!error) onUndone()
  }

  return (
    <>
      <ActionButton
        $variant="outline"
        aria-describedby={isError ? 'undo-error' : undefined}
        action={handleUndo}
      >
        <Undo2 aria-hidden="true" />
        {texts.undo}
      </ActionButton>
      <span id="undo-error" aria-live="polite">
        {isError && texts.undoFailed}
      </span>
    </>
  )
}

export default function AppearanceScreen() {
  const { nouns } = useStudioTexts()
  const [undone, setUndone] = useState(0)
  // An undo below unsaved changes would be a change elsewhere for them.
  const [hasChanges, setHasChanges] = useState(false)
  return (
    <Screen
      title={nouns.appearance.title}
      action={!hasChanges && <UndoButton onUndone={() => setUndone((count) => count + 1)} />}
    >
      <EntryForm
        key={undone}
        form={appearanceForm}
        id={appearanceId}
        onChange={(entry) => setHasChanges(entry.hasChanges)}
      />
    </Screen>
  )
}
