import Download from 'lucide-react/icons/download'
import type { MessagesFormat } from '../../contract/messages'
import { messagesApi } from '../../features/messages/messagesApi'
import { ButtonRow } from '../../ui/Button'
import { useWithSession } from '../account/useWithSession'
import { noticesSlice } from '../notices/noticesSlice'
import { failureReason } from '../ui/failureReason'
import { ActionButton } from '../ui/PendingButton'
import { useStudioDispatch } from '../useStudioDispatch'
import { saveFile } from './saveFile'

const types: Record<MessagesFormat, string> = { csv: 'text/csv', json: 'application/json' }
const formats = Object.keys(types) as MessagesFormat[]

/** Buttons that save all messages as a file. */
export function ExportButtons() {
  const dispatch = useStudioDispatch()
  const withSession = useWithSession()
  const { exportMessages } = messagesApi.endpoints

  async function save(format: MessagesFormat): Promise<void> {
    const { data, error } = await withSession(async () =>
      dispatch(exportMessages.initiate(format, { track: false })),
    )
    if (data === undefined) {
      const text = `Pesan tidak diekspor. ${failureReason(error)}`
      return void dispatch(noticesSlice.actions.shown({ text, isError: true }))
    }
    const day = new Date().toISOString().slice(0, 10)
    saveFile(`pesan-${day}.${format}`, new Blob([data], { type: types[format] }))
  }

  return (
    <ButtonRow>
      {formats.map((format) => (
        <ActionButton key={format} $variant="outline" action={() => save(format)}>
          <Download aria-hidden="true" />
          {`Ekspor ${format.toUpperCase()}`}
        </ActionButton>
      ))}
    </ButtonRow>
  )
}
