/** A QR code: drawn, or the picture of a carrier. */
export function QrCode({ code, label }: { code: QrCodeView; label: string }) {
  if ('picture' in code)
    return <img src={code.picture} alt={label} width={144} height={144} className="size-36 shrink-0 bg-white" />
  return (
    <svg
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-36 shrink-0 bg-white"
    >
      <path d={code.path} fill="#000" />
    </svg>
  )
}

/** `path` is in units of modules, `size` the side with the quiet zone; `picture` is a data URL. */
export type QrCodeView = { size: number; path: string } | { picture: string }
