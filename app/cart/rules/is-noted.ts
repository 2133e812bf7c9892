/** Whether the backend says something of a line. A line that is sent without its usual values has no notice. */
export const isNoted = ({ adjusted, notice }: { adjusted?: boolean; notice?: string | null }): boolean =>
  Boolean(adjusted) || Boolean(notice)
