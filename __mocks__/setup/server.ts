import './console'
import { cleanUp } from '../../server/testing/cleanUp'

afterAll(cleanUp)
