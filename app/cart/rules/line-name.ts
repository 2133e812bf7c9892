/** What a line is called where its name stands alone: what is bought once may lie beside it under the same name. */
export function lineName(name: string, interval: string | null | undefined): string {
  return interval ? `${name}, ${interval}` : name
}
