interface Size {
  width?: number
  height?: number
}

/** Whether the size of a picture is known. */
export function hasSize<T extends Size>(picture: T): picture is T & Required<Size> {
  return Number(picture.width) > 0 && Number(picture.height) > 0
}
