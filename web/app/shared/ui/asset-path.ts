/** Where a picture is fetched from: a relative URL is the asset host's, any other stays as it is. */
export function assetPath(src: string, assetUrl: string): string {
  return src.startsWith('/') && !src.startsWith('//') ? `${assetUrl}${src}` : src
}
