/** The campaign that goes along with an add, as a field of its form; nothing without one. */
export function CampaignField({ campaign }: { campaign: string | null }) {
  return campaign !== null && <input type="hidden" name="campaign" value={campaign} />
}
