/** Whether a picture can be fetched and shown. */
export function isPictureReachable(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image()
    picture.addEventListener('load', () => resolve(true))
    picture.addEventListener('error', () => resolve(false))
    picture.src = address
  })
}
