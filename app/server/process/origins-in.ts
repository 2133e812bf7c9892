/** The origins of a setting, which lists them separated by commas; none when it is unset. */
export function originsIn(list = ''): string[] {
  return list.split(',').flatMap((origin) => origin.trim() || [])
}
