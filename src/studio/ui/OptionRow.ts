import styled from 'styled-components'
import { ButtonRow } from '../../ui/Button'

export const OptionRow = styled(ButtonRow)`
  gap: 0.5rem;
`
