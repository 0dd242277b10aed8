import styled from 'styled-components'
import { Loading } from '../../ui/Loading'
import { MutedText } from '../../ui/Page'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Screen } from '../ui/Screen'
import { FileSelection } from './FileSelection'
import { GithubSelection } from './GithubSelection'
import { ImportPreview } from './ImportPreview'
import { Failure, Notes } from './importStyles'
import { useImport } from './useImport'

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
`

/** Imports files of other programs or repositories, after a preview of what they change. */
export default function ImportScreen() {
  const { screens, imports } = useStudioTexts()
  const { source, isReading, preview, failure, missingPictures, ...actions } = useImport()
  return (
    <Screen title={screens.imports}>
      <Content>
        <MutedText>{imports.hint}</MutedText>
        <FileSelection onSelect={(files) => void actions.selectFiles(files)} />
        <GithubSelection
          onSelect={(github) => actions.select({ github })}
          onChange={actions.clear}
        />
        {source.files && <Names paths={source.files.map(({ path }) => path)} />}
        {isReading && <Loading text={imports.reading} />}
        <div role="alert">{failure && <Failure>{failure}</Failure>}</div>
        {preview && <ImportPreview preview={preview} onRun={actions.run} />}
        <div role="status">{missingPictures && <Notes>{missingPictures}</Notes>}</div>
      </Content>
    </Screen>
  )
}

/** The names of files, and of folders in place of the files in them. */
function Names({ paths }: { paths: readonly string[] }) {
  const names = new Set(paths.map((path) => path.split('/')[0]))
  return <p>{[...names].join(', ')}</p>
}
