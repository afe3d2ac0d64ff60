import MapIcon from '@mui/icons-material/PlaceOutlined';
import { Box, Card, CardContent, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { formatCep } from '../../../../domain/cliente/cep.ts';
import { parseNumber } from '../../../../domain/numbers.ts';
import type { MarkOf } from '../../../kit/lists/useShownRecord.ts';
import { mapAddress } from '../../../kit/mapAddress.ts';

/** Where an address is on a map: its own link, or the place of its coordinates; null when neither is told, or they are of nowhere. */
export function mapLink({ linkMapa, latitude, longitude }: RaRecord): string | null {
  if (/^https?:\/\//i.test(linkMapa ?? '')) return linkMapa;
  const [lat, lon] = [latitude, longitude].map((text) => parseNumber(String(text ?? '')));
  if (lat === null || lon === null || lat === undefined || lon === undefined) return null;
  return Math.abs(lat) > 90 || Math.abs(lon) > 180 ? null : mapAddress(lat, lon);
}

const joined = (parts: readonly unknown[], separator: string) => parts.filter(Boolean).join(separator);

interface EnderecoCardProps {
  endereco: RaRecord;
  options: ReactNode;
  mark: ReturnType<MarkOf>;
}

/** One address, as it would stand on an envelope, with its place and what can be done with it. */
export function EnderecoCard({ endereco, options, mark }: EnderecoCardProps) {
  const translate = useTranslate();
  const { logradouro, numero, complemento, bairro, cidade, uf, cep, latitude, longitude } = endereco;
  const map = mapLink(endereco);
  return (
    <Card component="article" aria-label={String(logradouro ?? '')} {...mark}>
      <CardContent sx={{ display: 'flex', gap: 1, '&:last-child': { pb: 2 } }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h2" variant="h3">
            {joined([logradouro, numero], ', ')}
          </Typography>
          {complemento && <Typography variant="body2">{complemento}</Typography>}
          <Typography variant="body2">{joined([bairro, joined([cidade, uf], ' – ')], ', ') || '-'}</Typography>
          <Typography variant="body2">
            {translate('ficha.endereco.cep')} {formatCep(cep) || '-'}
          </Typography>
          {(map || latitude || longitude) && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              {joined([latitude, longitude], '; ')}{' '}
              {map && (
                <Link
                  href={map}
                  target="_blank"
                  rel="noopener noreferrer"
                  sx={{
                    display: 'inline-flex',
                    alignItems: 'center',
                    gap: 0.5,
                    ml: 0.5,
                    minHeight: 24,
                    verticalAlign: 'bottom',
                  }}
                >
                  <MapIcon fontSize="inherit" aria-hidden />
                  {translate('ficha.endereco.map')}
                </Link>
              )}
            </Typography>
          )}
        </Box>
        <Box sx={{ whiteSpace: 'nowrap' }}>{options}</Box>
      </CardContent>
    </Card>
  );
}
