import { useController } from 'react-hook-form'
import styled from 'styled-components'
import { appearanceDefaults, siteDyes, type SiteDye } from '../../../contract/constants'
import { palettesOf } from '../../../theme/dyes'
import type { Palette } from '../../../theme/palettes'
import { useStudioTexts } from '../../language/StudioTextsContext'
import { ChoiceLabel } from '../../ui/Choice'
import { type ControlProps, Fieldset } from './FieldFrame'

const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: 0.75rem;
`

const Swatch = styled.label`
  display: grid;
  gap: 0.625rem;
  padding: 0.625rem;
  border: 2px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  cursor: pointer;
  font-size: ${({ theme }) => theme.size.small};

  &:has(input:checked) {
    border-color: ${({ theme }) => theme.accent};
  }
`

const Halves = styled.span`
  display: grid;
  grid-template-columns: 1fr 1fr;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.small};
  forced-color-adjust: none;
`

const Half = styled.span`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  align-items: center;
  gap: 0.25rem;
  padding: 0.75rem 0.5rem;
`

const Dot = styled.span`
  aspect-ratio: 1;
  border-radius: ${({ theme }) => theme.radius.round};
`

export function DyeControl({ label, hint, path }: ControlProps) {
  const { field } = useController<Record<string, string>>({ name: path })
  const { siteDyes: names } = useStudioTexts().choices
  const selected = field.value || appearanceDefaults.dye
  return (
    <Fieldset label={label} hint={hint} path={path}>
      <Swatches>
        {siteDyes.map((dye, index) => (
          <Swatch key={dye}>
            <DyeColours dye={dye} />
            <ChoiceLabel as="span">
              <input
                type="radio"
                name={path}
                value={dye}
                ref={index === 0 ? field.ref : undefined}
                checked={selected === dye}
                onChange={() => field.onChange(dye)}
                onBlur={field.onBlur}
              />
              {names[dye]}
            </ChoiceLabel>
          </Swatch>
        ))}
      </Swatches>
    </Fieldset>
  )
}

const dotsOf = ({ text, accent, accentSoft, motif }: Palette) => [text, accent, accentSoft, motif]

function DyeColours({ dye }: { dye: SiteDye }) {
  const { light, dark } = palettesOf(dye)
  return (
    <Halves aria-hidden>
      {[light, dark].map((palette) => (
        <Half key={palette.surface} style={{ background: palette.surface }}>
          {dotsOf(palette).map((colour) => (
            <Dot key={colour} style={{ background: colour }} />
          ))}
        </Half>
      ))}
    </Halves>
  )
}
