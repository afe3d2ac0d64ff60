import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, Button, MenuItem, Paper, TextField, Typography } from '@mui/material';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslate } from 'react-admin';
import { CAMPOS, type Campo, comTecladoNumerico, textoDe } from './campos.ts';
import { type EscolhasDe, escrita } from './celulas.ts';
import { type Coluna, temCampo } from './colunas.ts';
import { type Linha, lugarDe, type NaMao } from './linha.ts';
import { OpcoesDaLinha } from './OpcoesDaLinha.tsx';
import { erradosDe, situacaoDe } from './situacao.ts';
import type { Escrever } from './useDigitacao.tsx';

interface CartaoProps extends Omit<Escrever, 'onUndo'> {
  linhas: readonly Linha[];
  colunas: readonly Coluna[];
  escolhasDe: EscolhasDe;
  mayEdit: boolean;
  /** The meter at hand. */
  naMao: RefObject<NaMao>;
}

/** A button that leads no further keeps the focus: it is not disabled, but looks so and does nothing. */
const PASSO = {
  minHeight: 44,
  '&[aria-disabled="true"]': { color: 'action.disabled', borderColor: 'divider' },
} as const;

const TOLD = ['uc', 'volumeMedido', 'volumeCorrigido', 'tempoTotal'];

/** One meter at a time with large fields, for who stands beside it with a phone. */
export function Cartao({ linhas, colunas, escolhasDe, mayEdit, naMao, onEscrita, onAcao }: CartaoProps) {
  const translate = useTranslate();
  const situacaoId = useId();
  const [chosen, setChosen] = useState(() => naMao.current.idHidrometro);
  const at = lugarDe(linhas, chosen);
  const linha = linhas[at];
  if (!linha) return null;
  const { leitura } = linha;
  const goTo = (place: number) => {
    const { idHidrometro } = linhas[place]?.leitura ?? leitura;
    naMao.current = { ...naMao.current, idHidrometro };
    setChosen(idHidrometro);
  };
  const write = (coluna: Coluna, text: string) => {
    const column = colunas.indexOf(coluna);
    const only = { top: at, bottom: at, left: column, right: column };
    onEscrita(escrita(linhas, colunas, only, [[text]], escolhasDe), 'digitada');
  };
  const campos = colunas.filter(({ campo }) => campo && campo !== 'volumeCorrigido' && temCampo(linha, campo));
  const situacao = situacaoDe(linha);
  const errados = erradosDe(linha);

  return (
    <Paper variant="outlined" sx={{ p: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Button
          startIcon={<ChevronLeft />}
          aria-disabled={at === 0}
          onClick={() => goTo(at - 1)}
          variant="outlined"
          sx={PASSO}
        >
          {translate('lancamento.cartao.anterior')}
        </Button>
        <Typography aria-live="polite">
          {translate('lancamento.cartao.posicao', { at: at + 1, total: linhas.length })}
        </Typography>
        <Button
          endIcon={<ChevronRight />}
          aria-disabled={at === linhas.length - 1}
          onClick={() => goTo(at + 1)}
          variant="outlined"
          sx={PASSO}
        >
          {translate('lancamento.cartao.proximo')}
        </Button>
      </Box>
      <Typography variant="h2">{leitura.nome}</Typography>
      <Typography color="text.secondary">
        {translate('lancamento.cartao.registro', { registro: leitura.registro })}
      </Typography>
      <Typography
        variant="body2"
        id={situacaoId}
        aria-live="polite"
        sx={{ my: 1, color: situacao.tone ? `${situacao.tone}.main` : 'text.secondary' }}
      >
        {situacao.textos.join(' · ')}
      </Typography>
      {campos.map((coluna) => (
        <CampoDoCartao
          key={`${leitura.idHidrometro}-${coluna.key}`}
          campo={coluna.campo as Campo}
          text={textoDe(leitura, linha.textos, coluna.campo as Campo)}
          shown={coluna.text(linha)}
          numeric={comTecladoNumerico(coluna.campo as Campo, leitura)}
          choices={escolhasDe(linha, coluna.campo as Campo)}
          wrong={errados.includes(coluna.campo ?? '') ? situacaoId : undefined}
          disabled={!mayEdit}
          onDone={(text) => write(coluna, text)}
        />
      ))}
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, my: 1, '& dd': { m: 0 } }}
      >
        {colunas
          .filter(({ key }) => TOLD.includes(key))
          .map(({ key, header, text }) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Typography component="dt" color="text.secondary">
                {header}
              </Typography>
              <dd>{text(linha)}</dd>
            </Box>
          ))}
      </Box>
      {mayEdit && <OpcoesDaLinha linha={linha} onAcao={onAcao} tabIndex={0} />}
    </Paper>
  );
}

interface CampoDoCartaoProps {
  campo: Campo;
  text: string;
  /** The same as people read it, while nobody types. */
  shown: string;
  numeric: boolean;
  choices?: readonly { id: number; nome: string }[];
  /** Where what it holds cannot be saved: id of what says why. */
  wrong: string | undefined;
  disabled: boolean;
  onDone(text: string): void;
}

/**
 * Typed to the end before anything is calculated, as a cell of the grid is; a telephone that goes into the pocket ends it too,
 * and one that is turned, where the grid takes the card's place.
 */
function CampoDoCartao({ campo, text, shown, numeric, choices, wrong, disabled, onDone }: CampoDoCartaoProps) {
  const field = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const end = () => {
    if (typed !== null && typed !== text) onDone(typed);
    setTyped(null);
  };
  // Whoever comes by a key types over what is there: another text in its place would leave nothing of it selected.
  const select = useEffectEvent(() => shown !== text && field.current?.querySelector('input')?.select());
  useLayoutEffect(() => {
    if (focused) select();
  }, [focused]);
  const hide = useEffectEvent(end);
  useEffect(() => {
    const element = field.current;
    const onHide = () => hide();
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
      // Not where effects are only tried twice: the field is still there then.
      queueMicrotask(() => element?.isConnected || onHide());
    };
  }, []);
  return (
    <TextField
      ref={field}
      error={wrong !== undefined}
      label={CAMPOS[campo].label}
      value={typed ?? (choices || focused ? text : shown)}
      onChange={({ target }) => (choices ? onDone(target.value) : setTyped(target.value))}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        end();
      }}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Enter') end();
        if (key === 'Escape') setTyped(null);
      }}
      select={Boolean(choices)}
      disabled={disabled}
      fullWidth
      margin="dense"
      size="medium"
      autoComplete="off"
      slotProps={{
        htmlInput: {
          'aria-describedby': wrong,
          maxLength: CAMPOS[campo].maxLength,
          ...(numeric && { inputMode: 'decimal', style: { fontSize: '1.25rem' } }),
        },
      }}
    >
      {choices?.map(({ id, nome }) => (
        <MenuItem key={id} value={String(id)}>
          {nome}
        </MenuItem>
      ))}
    </TextField>
  );
}
