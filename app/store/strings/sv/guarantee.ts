export const guarantee = {
  'guarantee.title': 'Reklamationsrätt enligt lag',
  'guarantee.text':
    'Är en vara felaktig har du rätt att få den reparerad eller utbytt utan kostnad, annars prisavdrag eller pengarna tillbaka. Rätten gäller i tre år i Sverige och minst två år i hela EU, utöver ångerrätten och eventuella garantier.',
  'guarantee.more': 'Mer om reklamation',
  'guarantee.europe': 'Dina rättigheter i EU',
} as const
