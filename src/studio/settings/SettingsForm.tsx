import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import styled from 'styled-components'
import type { ApiError } from '../../api/apiError'
import type { SiteSetting, SiteSettingName, SiteSettingsInput } from '../../contract/studio'
import { settingsApi } from '../../features/settings/settingsApi'
import { languageSlice } from '../../language/languageSlice'
import { Heading } from '../../ui/Page'
import { useSend } from '../account/useWithSession'
import { completeLink } from '../forms/completeLink'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useNotify } from '../notices/noticesSlice'
import { failureReason } from '../ui/failureReason'
import { PendingButton } from '../ui/PendingButton'
import { Stack } from '../ui/Stack'
import { StickyBar } from '../ui/StickyBar'
import { useFocusFromHash } from '../ui/useFocusFromHash'
import { useShortcut } from '../ui/useShortcut'
import { SecretField, SettingField, SwitchField } from './SettingField'
import { TestMessage } from './TestMessage'

/** The settings that are not stored yet; an empty text removes one. */
type SettingChanges = SiteSettingsInput['settings']

const Group = styled.section`
  display: grid;
  gap: 1.25rem;
  width: min(100%, 40rem);
`

interface SettingsFormProps {
  settings: readonly SiteSetting[]
  onEdited: (hasChanges: boolean) => void
}

/** The settings that apply without a restart of the server. */
export function SettingsForm({ settings, onEdited }: SettingsFormProps) {
  const { common, settings: texts } = useStudioTexts()
  const [changes, setChanges] = useState<SettingChanges>({})
  const hasChanges = Object.keys(changes).length > 0
  useEffect(() => void onEdited(hasChanges), [onEdited, hasChanges])
  const { errors, isPending, save } = useSaveSettings((saved) =>
    setChanges((edited) => changesAfter(saved, edited)),
  )
  useFocusFromHash()
  const submit = () => void save(changes)
  useShortcut('s', () => hasChanges && submit())
  const field = (name: SiteSettingName) => ({
    setting: settings.find((setting) => setting.name === name) ?? missing(name),
    change: changes[name],
    error: errors[name],
    onChange: (value: string | undefined) => {
      const { [name]: _, ...others } = changes
      setChanges(value === undefined ? others : { ...others, [name]: value })
    },
  })
  const isSet = (name: SiteSettingName) => settings.some((one) => one.name === name && one.is_set)
  const hasDelivery = isSet('CONTACT_SMTP_URL') || isSet('CONTACT_WEBHOOK')
  return (
    <Stack
      as="form"
      $gap="2.5rem"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Group>
        <Heading>{texts.site}</Heading>
        <SettingField {...field('PUBLIC_URL')} type="url" />
      </Group>
      <Group>
        <Heading>{texts.mail}</Heading>
        <SecretField {...field('CONTACT_SMTP_URL')} />
        <SettingField {...field('CONTACT_TO')} inputMode="email" />
        <SettingField {...field('CONTACT_FROM')} inputMode="email" />
        <SecretField {...field('CONTACT_WEBHOOK')} />
        {hasDelivery && <TestMessage />}
        <SettingField {...field('MESSAGE_DAYS')} inputMode="numeric" />
      </Group>
      <Group>
        <Heading>{texts.visitors}</Heading>
        <SwitchField {...field('VIEWS')} on="on" off="off" />
        <SwitchField {...field('UNTRANSLATED_POSTS')} on="hidden" off="listed" />
      </Group>
      <StickyBar>
        <PendingButton type="submit" isPending={isPending}>
          {common.save}
        </PendingButton>
      </StickyBar>
    </Stack>
  )
}

/** What was changed again while it was being saved. */
function changesAfter(saved: SettingChanges, edited: SettingChanges): SettingChanges {
  const others = Object.entries(edited).filter(
    ([name, value]) => saved[name as SiteSettingName] !== value,
  )
  return Object.fromEntries(others)
}

const missing = (name: SiteSettingName) => ({ name, value: '', is_set: false, is_fixed: true })

/** Saves settings: returns why fields were refused, and moves the focus to the first of them. */
function useSaveSettings(onSaved: (saved: SettingChanges) => void) {
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
      onSaved(changes)
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
