import { array, boolean, fallback, looseObject, nullish, number, picklist } from 'valibot'
import { trackedResources } from '../../api/resourceNames'
import { objectSchema, optional, required } from '../../api/schemas'
import type {
  PictureUse,
  StoredPicture,
  StoredPictureData,
  StoredPicturesData,
} from '../../contract/pictures'

const useSchema = objectSchema<PictureUse>({
  resource: picklist(trackedResources),
  id: optional.number,
  title: required.text,
  is_draft: boolean(),
})

const pictureSchema = objectSchema<StoredPicture>({
  hash: required.text,
  url: required.text,
  type: required.text,
  width: required.number,
  height: required.number,
  size: required.number,
  alt: optional.text,
  focus: fallback(nullish(looseObject({ x: number(), y: number() })), undefined),
  created_at: required.text,
  uses: array(useSchema),
  is_in_history: boolean(),
})

export const pictureDataSchema = objectSchema<StoredPictureData>({ picture: pictureSchema })

export const picturesDataSchema = objectSchema<StoredPicturesData>({
  pictures: array(pictureSchema),
})
