import { type ReactNode, useEffect } from 'react'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { useSelector } from 'react-redux'
import type { ApiError } from '../../api/apiError'
import type { SiteLanguagesData, SiteSetting, SiteSettingName } from '../../contract/studio'
import { settingsApi } from '../../features/settings/settingsApi'
import { languageSlice } from '../../language/languageSlice'
import { Heading } from '../../ui/Page'
import { useSend } from '../account/useWithSession'
import { completeLink } from '../forms/completeLink'
import { Fields } from '../forms/controls/FieldFrame'
import type { Control } from '../forms/fields'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Facts } from '../ui/rows'
import { useNotify } from '../notices/noticesSlice'
import { capitalize, failureReason } from '../ui/Failure'
import { PendingButton } from '../ui/PendingButton'
import { Stack } from '../ui/Section'
import { StickyBar } from '../ui/StickyBar'
import { useFocusFromHash } from '../ui/focus'
import { useShortcut } from '../ui/hooks/useShortcut'
import { LanguageFields, useLanguageSelection } from './LanguageFields'
import { SecretField, SettingField, TestMessage } from './SettingField'

type Values = Partial<Record<string, string | boolean | null>>

/** The values of a cleared and a set check box. */
const switches: Partial<Record<string, readonly [string, string]>> = {
  VIEWS: ['off', 'on'],
  UNTRANSLATED_POSTS: ['listed', 'hidden'],
}
const check: Control = { type: 'check', of: 'boolean' }
const email: Control = { type: 'text', inputMode: 'email' }

interface SettingsFormProps {
  settings: readonly SiteSetting[]
  languages: SiteLanguagesData
  onEdited: (hasChanges: boolean) => void
  /** Above the save button. */
  children: ReactNode
}

/** The settings, and the languages, which apply after a restart of the server. */
export function SettingsForm({ settings, languages, onEdited, children }: SettingsFormProps) {
  const { common, settings: texts } = useStudioTexts()
  const form = useForm<Values>({
    values: Object.fromEntries(settings.map((setting) => [setting.name, toValue(setting)])),
    // What was typed while the settings were being saved is still to be saved.
    resetOptions: { keepDirtyValues: true },
  })
  const { dirtyFields, isSubmitting } = form.formState
  const selection = useLanguageSelection(languages)
  const hasNewSettings = Object.keys(dirtyFields).length > 0
  const hasChanges = hasNewSettings || selection.hasChanges
  useEffect(() => void onEdited(hasChanges), [onEdited, hasChanges])
  useFocusFromHash()
  const save = useSave(form)
  const submit = () => {
    if (isSubmitting) return
    // What the server has refused is no reason not to ask it again.
    form.clearErrors()
    void form.handleSubmit(async (values) => {
      if (selection.hasChanges) await selection.save()
      if (hasNewSettings || !selection.hasChanges) await save(values)
    })()
  }
  useShortcut('s', () => hasChanges && submit())
  return (
    <FormProvider {...form}>
      <Stack
        as="form"
        $gap="2rem"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <SettingGroups settings={settings} />
        <Fields as="section">
          <Heading>{texts.languages}</Heading>
          <Facts>{texts.languagesHint}</Facts>
          <LanguageFields {...selection} />
        </Fields>
        {children}
        <StickyBar>
          <PendingButton type="submit" isPending={isSubmitting}>
            {common.save}
          </PendingButton>
        </StickyBar>
      </Stack>
    </FormProvider>
  )
}

function SettingGroups({ settings }: Pick<SettingsFormProps, 'settings'>) {
  const { settings: texts } = useStudioTexts()
  const find = (name: SiteSettingName) => settings.find((one) => one.name === name) ?? missing(name)
  const hasDelivery = find('CONTACT_SMTP_URL').is_set || find('CONTACT_WEBHOOK').is_set
  return (
    <>
      <Fields as="section">
        <Heading>{texts.site}</Heading>
        <SettingField setting={find('PUBLIC_URL')} control={{ type: 'text', inputMode: 'url' }} />
      </Fields>
      <Fields as="section">
        <Heading>{texts.mail}</Heading>
        <SecretField setting={find('CONTACT_SMTP_URL')} />
        <SettingField setting={find('CONTACT_TO')} control={email} />
        <SettingField setting={find('CONTACT_FROM')} control={email} />
        <SecretField setting={find('CONTACT_WEBHOOK')} />
        {hasDelivery && <TestMessage />}
        <SettingField setting={find('MESSAGE_DAYS')} control={{ type: 'number' }} />
      </Fields>
      <Fields as="section">
        <Heading>{texts.visitors}</Heading>
        <SettingField setting={find('VIEWS')} control={check} />
        <SettingField setting={find('UNTRANSLATED_POSTS')} control={check} />
      </Fields>
    </>
  )
}

const missing = (name: SiteSettingName) => ({ name, value: '', is_set: false, is_fixed: true })

function toValue({ name, value }: SiteSetting): string | boolean {
  return name in switches ? value === switches[name]?.[1] : value
}

/** The setting as the API has it; an empty text removes it. */
function toSetting(name: string, value: Values[string]): string {
  if (typeof value === 'boolean') return switches[name]?.[Number(value)] ?? ''
  const text = value ?? ''
  return name === 'PUBLIC_URL' || name === 'CONTACT_WEBHOOK' ? completeLink(text) : text
}

/** Saves what has changed: shows why fields were refused, and moves the focus to the first of them. */
function useSave({ formState, getValues, resetField, setError }: UseFormReturn<Values>) {
  const send = useSend()
  const notify = useNotify()
  const texts = useStudioTexts()
  const language = useSelector(languageSlice.selectors.selectLanguage)
  const { dirtyFields } = formState

  return async (values: Values): Promise<void> => {
    const names = Object.keys(dirtyFields)
    const changes = names.map((name) => [name, toSetting(name, values[name])] as const)
    const request = { settings: () => Object.fromEntries(changes), language }
    const { error } = await send(settingsApi.endpoints.updateSiteSettings.initiate(request))
    if (!error) {
      names.filter((name) => getValues(name) === values[name]).forEach((name) => resetField(name))
      return notify(texts.settings.saved)
    }
    const { fieldErrors = [] } = error as Partial<ApiError>
    fieldErrors.forEach(({ path, message }, index) =>
      setError(path, { message: capitalize(message) }, { shouldFocus: index === 0 }),
    )
    const isInvalid = fieldErrors.length > 0
    notify(
      isInvalid ? texts.forms.invalid : texts.settings.notSaved(failureReason(texts, error)),
      true,
    )
  }
}
