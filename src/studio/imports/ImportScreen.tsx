import FileUp from 'lucide-react/icons/file-up'
import { useId, useState, type ChangeEvent } from 'react'
import styled from 'styled-components'
import { Loading } from '../../ui/Loading'
import { MutedText } from '../../ui/Page'
import { ErrorText } from '../../ui/TextField'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Hint } from '../pictures/pictureStyles'
import { dropHandlers, FileButton, FileButtons, FileZone } from '../ui/FileZone'
import { Screen } from '../ui/Screen'
import { ImportPreview } from './ImportPreview'
import { useImport } from './useImport'

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
`

/** A message of the server has a line for each mistake. */
const Failure = styled(ErrorText)`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

const acceptedFiles = '.json,.yaml,.yml,.xml,.zip,.csv,.md'

/** Imports files of other programs, after a preview of what they change. */
export default function ImportScreen() {
  const { screens, imports } = useStudioTexts()
  const { files, isReading, preview, failure, select, run } = useImport()
  return (
    <Screen title={screens.imports}>
      <Content>
        <MutedText>{imports.hint}</MutedText>
        <FileSelection onSelect={(selected) => void select(selected)} />
        {files.length > 0 && <p>{files.map(({ name }) => name).join(', ')}</p>}
        {isReading && <Loading text={imports.reading} />}
        <div role="alert">{failure && <Failure>{failure}</Failure>}</div>
        {preview && <ImportPreview preview={preview} onRun={run} />}
      </Content>
    </Screen>
  )
}

/** Selects files by a button, or by dropping them. */
function FileSelection({ onSelect }: { onSelect: (files: File[]) => void }) {
  const { imports } = useStudioTexts()
  const [isOver, setIsOver] = useState(false)
  const hintId = useId()
  const select = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onSelect([...(target.files ?? [])])
    // So that the same file can be selected again.
    target.value = ''
  }
  return (
    <FileZone
      role="group"
      aria-label={imports.label}
      aria-describedby={hintId}
      $isOver={isOver}
      {...dropHandlers(setIsOver, (files) => onSelect([...files]))}
    >
      <FileButtons>
        <FileButton>
          <input type="file" accept={acceptedFiles} multiple onChange={select} />
          <FileUp aria-hidden /> {imports.choose}
        </FileButton>
      </FileButtons>
      <Hint id={hintId}>{imports.formats}</Hint>
    </FileZone>
  )
}
