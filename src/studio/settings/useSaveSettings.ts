import { useState } from 'react'
import { useSelector } from 'react-redux'
import type { ApiError } from '../../api/apiError'
import { settingsApi } from '../../features/settings/settingsApi'
import { languageSlice } from '../../language/languageSlice'
import { useSend } from '../account/useWithSession'
import { completeLink } from '../forms/completeLink'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useNotify } from '../notices/noticesSlice'
import { failureReason } from '../ui/failureReason'
import type { SettingChanges } from './SettingsForm'

/** Saves settings: returns why fields were refused, and moves the focus to the first of them. */
export function useSaveSettings(onSaved: () => void) {
  const send = useSend()
  const notify = useNotify()
  const texts = useStudioTexts()
  const language = useSelector(languageSlice.selectors.selectLanguage)
  const [isPending, setPending] = useState(false)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})

  async function save(changes: SettingChanges): Promise<void> {
    if (isPending) return
    setPending(true)
    const settings = withSchemes(changes)
    const request = { settings: () => settings, language }
    const { error } = await send(settingsApi.endpoints.updateSiteSettings.initiate(request))
    setPending(false)
    const { fieldErrors = [] } = (error ?? {}) as Partial<ApiError>
    setErrors(Object.fromEntries(fieldErrors.map(({ path, message }) => [path, message])))
    if (!error) {
      onSaved()
      return notify(texts.settings.saved)
    }
    const isInvalid = fieldErrors.length > 0
    notify(
      isInvalid ? texts.forms.invalid : texts.settings.notSaved(failureReason(texts, error)),
      true,
    )
    document.getElementById(fieldErrors[0]?.path ?? '')?.focus()
  }

  return { errors, isPending, save }
}

/** `nama-anda.id` becomes `https://nama-anda.id`. */
function withSchemes(changes: SettingChanges): SettingChanges {
  const links = ['PUBLIC_URL', 'CONTACT_WEBHOOK'] as const
  const completed = links.flatMap((name) => {
    const value = changes[name]
    return value === undefined ? [] : [[name, completeLink(value)] as const]
  })
  return { ...changes, ...Object.fromEntries(completed) }
}
