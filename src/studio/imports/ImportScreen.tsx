import { Loading } from '../../ui/Loading'
import { MutedText } from '../../ui/Page'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Screen } from '../ui/Screen'
import { Stack } from '../ui/Stack'
import { FileSelection } from './FileSelection'
import { GithubSelection } from './GithubSelection'
import { ImportPreview } from './ImportPreview'
import { Failure, Notes } from './importStyles'
import { useImport } from './useImport'

export default function ImportScreen() {
  const { screens, imports } = useStudioTexts()
  const { source, isReading, preview, failure, missingPictures, ...actions } = useImport()
  return (
    <Screen title={screens.imports}>
      <Stack $gap="1.25rem">
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
      </Stack>
    </Screen>
  )
}

function Names({ paths }: { paths: readonly string[] }) {
  const names = new Set(paths.map((path) => path.split('/')[0]))
  return <p>{[...names].join(', ')}</p>
}
