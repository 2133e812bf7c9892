/** Hidden field with the campaign through which the product is added; nothing without a campaign. */
export function CampaignField({ campaign }: { campaign: string | null }) {
  return campaign !== null && <input type="hidden" name="campaign" value={campaign} />
}
