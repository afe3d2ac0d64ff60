import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listedBy, useListSearch } from '../../../app/useListSearch.ts';
import { wholeList } from '../../../kit/lists/listQuery.ts';
import { IconAction } from '../../../kit/page/IconAction.tsx';
import { CLIENTE, type TabKey, tabPath } from '../tabs.ts';
import { useClienteAhead } from '../useClienteAhead.ts';

interface VizinhosProps {
  id: number;
  /** The part that is looked at: that of the other one opens. */
  tab: TabKey;
}

/**
 * The clients before and after this one in the list, as it was filtered and ordered when it was left. One that a change
 * takes out of that list keeps its place of before: the way on through the list stays.
 */
export function Vizinhos({ id, tab }: VizinhosProps) {
  const translate = useTranslate();
  const search = useListSearch();
  const query = wholeList(useDataProvider(), CLIENTE, listedBy(search ?? ''));
  // Who came by an address came from no list.
  const { data: list } = useQuery({ ...query, enabled: search !== null });
  const [among, setAmong] = useState<readonly RaRecord[]>([]);
  if (list && list.data !== among && list.data.some((one) => one.id === id)) setAmong(list.data);
  const at = list ? among.findIndex((one) => one.id === id) : -1;
  if (at < 0) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
      <Typography variant="body2" color="textSecondary" sx={{ mr: 0.5, whiteSpace: 'nowrap' }}>
        {translate('ficha.neighbours.place', { place: at + 1, total: among.length })}
      </Typography>
      <Vizinho key={`before ${id}`} which="previous" client={among[at - 1]} tab={tab}>
        <PreviousIcon fontSize="small" />
      </Vizinho>
      <Vizinho key={`after ${id}`} which="next" client={among[at + 1]} tab={tab}>
        <NextIcon fontSize="small" />
      </Vizinho>
    </Box>
  );
}

interface VizinhoProps extends Pick<VizinhosProps, 'tab'> {
  which: 'previous' | 'next';
  /** None at the list's end. */
  client: RaRecord | undefined;
  children: ReactNode;
}

function Vizinho({ which, client, tab, children }: VizinhoProps) {
  const translate = useTranslate();
  const ahead = useClienteAhead(client?.id ?? 0);
  if (!client) {
    return (
      <IconAction disabled label={translate(`ficha.neighbours.no.${which}`)}>
        {children}
      </IconAction>
    );
  }
  const label = translate(`ficha.neighbours.${which}`, { nome: client.nome });
  return (
    <IconAction component={Link} to={tabPath(Number(client.id), tab)} label={label} {...ahead}>
      {children}
    </IconAction>
  );
}
