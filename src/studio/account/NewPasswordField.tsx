import { minPasswordLength } from '../../contract/account'
import { MutedText } from '../../ui/Page'
import { PasswordField } from './PasswordField'
import { Stack } from './formStyles'

interface NewPasswordFieldProps {
  label: string
  required?: boolean
  value: string
  onChange: (value: string) => void
}

/** A password that the owner chooses. */
export function NewPasswordField({ onChange, ...props }: NewPasswordFieldProps) {
  return (
    <Stack>
      <PasswordField
        {...props}
        name="new-password"
        autoComplete="new-password"
        minLength={minPasswordLength}
        maxLength={200}
        onChange={({ target }) => onChange(target.value)}
      />
      <MutedText>
        {`${minPasswordLength} karakter atau lebih, misalnya empat kata yang tidak berhubungan.`}
      </MutedText>
    </Stack>
  )
}
